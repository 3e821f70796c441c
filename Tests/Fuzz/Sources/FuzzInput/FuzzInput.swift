/// libFuzzer calls this with bytes of its own making, and keeps those that reach code which none before reached.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if let problem = InputCheck.problem(with: Array(UnsafeBufferPointer(start: bytes, count: count))) {
    // To end is how a fuzz target tells what it found.
    fatalError(problem)
  }
  return 0
}

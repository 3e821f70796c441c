#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

/* A thread that overflows its stack has no room for a signal handler, unless it was given some beforehand; without it
   the system ends the process, and the terminal stays as it is. Threads are made by libraries that know nothing of this
   (Dispatch), so this stands in for the function that makes them. The C library's does all the rest. */

enum { HANDLER_STACK = 32768 };

typedef struct {
  void *(*start)(void *);
  void *argument;
} thread_work;

static void free_stack(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(stack, HANDLER_STACK);
}

static void *run_with_stack(void *pointer) {
  thread_work work = *(thread_work *)pointer;
  free(pointer);
  /* Pages that no handler uses take no memory. */
  void *stack = mmap(NULL, HANDLER_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED) return work.start(work.argument);
  stack_t alternate = {.ss_sp = stack, .ss_size = HANDLER_STACK};
  sigaltstack(&alternate, NULL);
  void *result;
  pthread_cleanup_push(free_stack, stack);
  result = work.start(work.argument);
  pthread_cleanup_pop(1);
  return result;
}

typedef int thread_maker(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *),
    void *restrict argument) {
  static thread_maker *make;
  if (!make) make = (thread_maker *)dlsym(RTLD_NEXT, "pthread_create");
  thread_work *work = malloc(sizeof *work);
  if (!work) return make(thread, attributes, start, argument);
  *work = (thread_work){start, argument};
  int error = make(thread, attributes, run_with_stack, work);
  if (error != 0) free(work);
  return error;
}

/** Flags of V8 for the processes and threads of a build. */
export const engineFlags = [
  // On a machine with much memory, each thread holds four times the memory in use before it collects garbage.
  '--heap-growing-percent=50',
  // It optimizes a function for a long life, once a thread. A thread of a build ends before most of this work pays off.
  '--interrupt-budget=660000',
  // It compiles a function without optimizing when it first runs: nearly all functions of a page run thousands of times.
  '--always-sparkplug',
]

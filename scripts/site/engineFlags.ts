/** How V8 works in the processes and threads of a build. */
export const engineFlags = [
  // On a machine with much memory, it lets each thread hold four times what is in use before it collects garbage.
  '--heap-growing-percent=50',
  // It optimizes a function for a long life, once a thread. A thread of a build ends before most of that is repaid.
  '--interrupt-budget=660000',
]

    static volatile int status = 1; // exit code of the program

    /** Ctrl+C and SIGTERM (docker stop, systemd) call `stop`. The program ends when its work is done, and not before. */
    static void onSignal(Runnable stop) {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            stop.run();
            try {
                main.join();
            } catch (InterruptedException unexpected) {
                status = 1;
            }
            Runtime.getRuntime().halt(status);
        }));
    }

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles and runs Java programs in this virtual machine: those of one folder are compiled together. */
public class RunClasses {
    record Job(String name, Path file) {}

    static final PrintStream out = System.out;

    public static void main(String[] arguments) throws Exception {
        Path list = Path.of(arguments[0]);
        Map<Path, List<Job>> folders = new LinkedHashMap<>();
        for (String line : Files.readAllLines(list)) {
            String[] parts = line.split("\t", -1);
            Path file = list.resolveSibling(parts[1]);
            folders.computeIfAbsent(file.getParent(), folder -> new ArrayList<>()).add(new Job(parts[0], file));
        }
        for (Map.Entry<Path, List<Job>> entry : folders.entrySet()) {
            Path classes = entry.getKey().resolve("classes");
            Files.createDirectories(classes);
            String problems = compile(entry.getValue(), classes);
            for (Job job : entry.getValue()) run(job, classes, problems);
        }
        System.exit(0);
    }

    /** Output of the compiler, warnings included. */
    static String compile(List<Job> jobs, Path classes) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        java.io.StringWriter problems = new java.io.StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of("-d", classes.toString(), "-proc:none", "-Xlint:all");
            compiler.getTask(problems, files, null, options, null,
                files.getJavaFileObjectsFromPaths(jobs.stream().map(Job::file).toList())).call();
        }
        return problems.toString();
    }

    static void run(Job job, Path classes, String problems) throws Exception {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
        errors.writeBytes(problems.getBytes(StandardCharsets.UTF_8));
        int[] code = {1};
        Thread thread = new Thread(() -> {
            try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
                String name = job.file().getFileName().toString().replaceFirst("\\.java$", "");
                loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
                code[0] = 0;
            } catch (java.lang.reflect.InvocationTargetException problem) {
                problem.getCause().printStackTrace();
            } catch (Throwable problem) {
                problem.printStackTrace();
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(30_000);
        System.out.flush();
        System.err.flush();
        out.println(String.join("\t", job.name(), String.valueOf(code[0]), encoded(output), encoded(errors)));
    }

    static String encoded(ByteArrayOutputStream stream) {
        return Base64.getEncoder().encodeToString(stream.toByteArray());
    }
}

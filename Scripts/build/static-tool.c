// Answers Swift's runtime (6.3.1) where it would read /proc. An empty root has no /proc, such as that of a container with the
// tool alone. Scripts/build/static-tool.sh links this into the tool, which is one file.

// The arguments of the command line. Without /proc the tool would get none; glibc hands them to constructors before main.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);
__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

// The path of the program that prints crashes: none, as it is not part of the tool. Swift looks for it next to the tool, and
// ends the process where the tool's own path is unknown.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name);
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}

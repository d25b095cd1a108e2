// What Swift's runtime (6.3.1) asks /proc for, answered without: there is none in an empty root, as of a container that holds
// the tool alone. Scripts/static-tool.sh links it into the tool as one file.

// The arguments, of which the tool would get none. What runs before main gets them from glibc.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);
__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

// The program that prints crashes, which is looked for beside the tool's own place; the process ends where that is unknown.
// It is not part of the tool.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name);
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return 0;
}

#ifndef WEB_RUNTIME_H
#define WEB_RUNTIME_H

// The names that compiled code calls; where there is a C library that has them, names of our own.
#ifdef __wasm__
#define WEB(name) name
#define WEB_INTEGER(name) __##name
#else
#define WEB(name) web_##name
#define WEB_INTEGER(name) web_##name
#endif

double WEB(fma)(double a, double b, double c);
double WEB(round)(double x);
double WEB(remainder)(double x, double y);

__int128 WEB_INTEGER(ashlti3)(__int128 value, int count);
__int128 WEB_INTEGER(lshrti3)(__int128 value, int count);
__int128 WEB_INTEGER(multi3)(__int128 left, __int128 right);

#endif

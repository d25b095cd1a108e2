#ifndef WEB_RUNTIME_H
#define WEB_RUNTIME_H
#endif

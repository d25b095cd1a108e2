#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <stddef.h>
#include <string.h>
#include <zlib.h>

/* inflateInit2 is a macro, which Swift does not import. */

enum { CZLIB_DEFLATE = -15, CZLIB_GZIP = 16 + 15 };

/* Unpacks a whole stream into a buffer of exactly its size. Returns Z_OK, Z_MEM_ERROR, or Z_DATA_ERROR for a stream that
is damaged, has another size, or ends elsewhere than its bytes. */
static inline int czlib_inflate(const unsigned char *in, unsigned int in_size, unsigned char *out, unsigned int out_size,
                                int format) {
  unsigned char none;
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  stream.next_in = (z_const Bytef *)in;
  stream.avail_in = in_size;
  /* zlib refuses a null pointer, even for no bytes. */
  stream.next_out = out_size > 0 ? out : &none;
  stream.avail_out = out_size;
  int status = inflateInit2(&stream, format);
  if (status != Z_OK) return status == Z_MEM_ERROR ? Z_MEM_ERROR : Z_DATA_ERROR;
  status = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  if (status == Z_MEM_ERROR) return Z_MEM_ERROR;
  return status == Z_STREAM_END && stream.avail_in == 0 && stream.avail_out == 0 ? Z_OK : Z_DATA_ERROR;
}

#endif

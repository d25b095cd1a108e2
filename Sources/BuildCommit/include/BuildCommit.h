/// The commit that this build is made from, as `make` knows it; empty for any other build.
const char *build_commit(void);

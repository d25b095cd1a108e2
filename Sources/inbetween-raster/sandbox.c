#include "sandbox.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Rights that later versions of Landlock know, and this machine's headers may not (linux/landlock.h).
enum { REFER = 1 << 13, TRUNCATE = 1 << 14, DEVICE_CONTROL = 1 << 15 };
enum { BIND_TCP = 1 << 0, CONNECT_TCP = 1 << 1 };

// The arguments of version 4; earlier versions read the first field alone.
struct Rights {
  uint64_t files, network;
};

// Denies everything that a rule could allow, except reading: Fontconfig and Pango read fonts when they need them.
static void deny_files(void) {
  int version = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return;
  uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
  // Version 1 knows the rights up to making symbolic links.
  struct Rights rights = {.files = (((uint64_t)LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1) & ~reading};
  if (version >= 2) rights.files |= REFER;
  if (version >= 3) rights.files |= TRUNCATE;
  if (version >= 4) rights.network = BIND_TCP | CONNECT_TCP;
  if (version >= 5) rights.files |= DEVICE_CONTROL;
  size_t size = version >= 4 ? sizeof rights : sizeof rights.files;
  int rules = (int)syscall(SYS_landlock_create_ruleset, &rights, size, 0);
  if (rules < 0) return;
  syscall(SYS_landlock_restrict_self, rules, 0);
  close(rules);
}

#if defined __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Calls that end with EPERM. All others go on: which ones drawing needs differs between versions of its libraries.
static const uint32_t denied[] = {
    SYS_socket,        SYS_socketpair,      SYS_connect,          SYS_bind,           SYS_execve,
    SYS_execveat,      SYS_ptrace,          SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp,
    SYS_mount,         SYS_umount2,         SYS_pivot_root,       SYS_chroot,         SYS_setns,
    SYS_unshare,       SYS_bpf,             SYS_perf_event_open,  SYS_userfaultfd,    SYS_keyctl,
    SYS_add_key,       SYS_request_key,     SYS_init_module,      SYS_finit_module,   SYS_delete_module,
    SYS_kexec_load,    SYS_reboot,          SYS_swapon,           SYS_swapoff,        SYS_acct,
    SYS_quotactl,      SYS_syslog,          SYS_sethostname,      SYS_setdomainname,  SYS_clock_settime,
    SYS_settimeofday,  SYS_adjtimex,        SYS_open_by_handle_at, SYS_personality,   SYS_pidfd_getfd,
    SYS_io_uring_setup,
};

static void deny_calls(void) {
#ifdef ARCHITECTURE
  enum { COUNT = sizeof denied / sizeof *denied };
  struct sock_filter program[COUNT + 7];
  size_t end = 0;
  program[end++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  // Calls of another architecture have other numbers: those of 32 bits, and of x32 below.
  program[end++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  program[end++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  program[end++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  program[end++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, COUNT + 1, 0);
  for (size_t index = 0; index < COUNT; index++)
    program[end++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, denied[index], (uint8_t)(COUNT - index), 0);
  program[end++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  program[end++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog filter = {.len = (unsigned short)end, .filter = program};
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
#endif
}

void sandbox_enter(void) {
  // Without it, both are for the superuser alone.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
  deny_files();
  deny_calls();
}

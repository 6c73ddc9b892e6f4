import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** More than all databases, data folders and installed packages of a run. */
const leastFreeBytes = 6 * 2 ** 30

/**
 * Where tests keep their files: in memory, if the machine has room for them there. Making a database makes 900 files: on a busy disk that
 * took up to ten times as long. Otherwise the folder for temporary files, which also decides where `TMPDIR` is set.
 */
export function memoryFolder() {
  if (process.env.TMPDIR || freemem() < leastFreeBytes) return tmpdir()
  try {
    accessSync(inMemory, constants.W_OK)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === inMemory)
    if (mount === undefined || mount.includes('noexec')) return tmpdir() // tests start programs that they have installed
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= leastFreeBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir() // not every system has it
  }
}

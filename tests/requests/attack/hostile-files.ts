import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'

/** What an archive may have in the place of a file that is read: each writes it at a path. `huge` is more than any reader takes. */
export const hostileFiles: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'a pipe': async (path) => void execFileSync('mkfifo', [path], { stdio: 'ignore' }),
  'a link to a file of the machine': (path) => symlink('/etc/passwd', path),
  'a link to a device': (path) => symlink('/dev/zero', path),
  'a link to itself': (path) => symlink(path, path),
  'a folder': async (path) => void (await mkdir(path)),
  'a huge file': async (path) => {
    await writeFile(path, '')
    await truncate(path, 200_000_000)
  },
}

/** The same where the file is read as a text. */
export const hostileTexts: typeof hostileFiles = {
  ...hostileFiles,
  'bytes that are not UTF-8': (path) => writeFile(path, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  'a thousand times too deep': (path) => writeFile(path, '['.repeat(60_000)),
  nothing: (path) => writeFile(path, ''),
}

/** Puts something else in the place of a file, and takes it away again. */
export async function inPlaceOf(path: string, make: (path: string) => Promise<void>): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await make(path)
}

// Loaded into a server by `--import`: after SIGUSR2 every thread of its pool waits for a pipe that nobody writes to, as for a disk that does not answer.
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const threads = 8

process.once('SIGUSR2', () => {
  const pipe = join(mkdtempSync(join(tmpdir(), 'andon-pipe-')), 'never-written')
  execFileSync('mkfifo', [pipe], { stdio: 'ignore' })
  for (let thread = 0; thread < threads; thread++) void readFile(pipe).catch(() => undefined)
  process.stderr.write('{"level":30,"msg":"every thread of the pool waits"}\n')
})

import { execFile } from 'node:child_process'
import { type FileHandle, mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createBrowser, newcomer } from '@andon/tests/browser'
import { type ServerProcess, spawnServer } from '@andon/tests/server-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const run = promisify(execFile)
const patience = { timeout: 60_000, interval: 200 }

/** A server whose data lie on a disk of 300 MB. */
let disk: string
let server: ServerProcess
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'andon-disk-'))
  await mountSmallDisk(disk)
  await mkdir(join(disk, 'data'), { mode: 0o755 })
  server = await spawnServer({ env: { DATA_DIR: join(disk, 'data') } })
  await server.ready()
})
afterAll(async () => {
  await server?.stop()
  await asRoot('umount', disk)
  await rm(disk, { recursive: true, force: true })
})

/** Needs root, or sudo without a password. */
async function mountSmallDisk(folder: string): Promise<void> {
  await asRoot('mount', '-t', 'tmpfs', '-o', `size=300m,uid=${process.getuid?.() ?? 0},mode=0755`, 'andon-test', folder)
}

async function asRoot(...command: string[]): Promise<void> {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  await run(program, args)
}

async function readiness() {
  const response = await fetch(`${server.origin}/readyz`)
  return { status: response.status, ...((await response.json()) as { reason?: string }) }
}

/** Fills the disk. */
async function fill(): Promise<string> {
  const path = join(disk, 'ballast')
  const file = await open(path, 'w')
  try {
    for (const size of [1_000_000, 4096]) await writeUntilFull(file, Buffer.alloc(size))
  } finally {
    await file.close()
  }
  return path
}

async function writeUntilFull(file: FileHandle, block: Buffer): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  for (let written = 0; written <= bavail * bsize; written += block.length)
    try {
      await file.write(block)
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
      return
    }
}

test('on a full disk the server refuses with 503 and the reason, and resumes when there is space', async () => {
  const browser = createBrowser(server.origin)
  await browser.register()
  expect((await browser.deposit(1_000)).body.status).toBe('APPROVED')
  const ballast = await fill()
  expect(await readiness()).toMatchObject({ status: 503, reason: expect.stringMatching(/disk is full/) })
  const statuses: number[] = []
  for (let n = 0; n < 60; n++) {
    const player = createBrowser(server.origin)
    await player.get('/ajax/login/status')
    const replies = [
      await browser.deposit(1_000),
      await player.post('/ajax/registration', newcomer()),
      await browser.get('/ajax/profile/getBalance'),
    ]
    statuses.push(...replies.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect(statuses).toContain(503)
  await rm(ballast)
  await vi.waitFor(async () => expect(await readiness()).toMatchObject({ status: 200 }), patience)
  await vi.waitFor(async () => expect((await browser.deposit(1_000)).body.status).toBe('APPROVED'), patience)
  expect((await browser.get('/ajax/profile/getBalance')).status).toBe(200)
})

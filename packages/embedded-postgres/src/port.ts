import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'

/** The port of the last start while it is free, so that a person's own connection settings keep working; else any free one. */
export async function choosePort(rememberedIn: string): Promise<number> {
  const remembered = Number(await readFile(rememberedIn, 'utf8').catch(() => '0'))
  const port = (await tryPort(remembered)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('no free port on 127.0.0.1')
  if (port !== remembered) await writeFile(rememberedIn, `${port}\n`)
  return port
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined))
    })
  })
}

import { get, type IncomingMessage } from 'node:http'
import type { Brand } from './house.ts'

/** Asks the server as a browser would, without one: for what an address answers, whatever the resolver knows of `*.localhost`. */
export async function ask(
  { origin }: Brand,
  path: string,
): Promise<{ status: number; location: string | undefined; body: string }> {
  const { host, port } = new URL(origin)
  const reply = await new Promise<IncomingMessage>((answered, refused) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, answered).on('error', refused)
  })
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk)
  return { status: reply.statusCode ?? 0, location: reply.headers.location, body: Buffer.concat(chunks).toString() }
}

import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawReply {
  /** NaN: the connection was closed without an answer. */
  readonly status: number
  /** Status line and headers as they arrived. */
  readonly head: string
  /** One header of the reply, by its name. */
  header(name: string): string | undefined
  readonly body: string
}

/** Sends bytes as they are (each character is one), and reads until the server closes the connection. */
export async function sendRaw(
  port: number,
  raw: string,
  { from = '127.0.0.1' }: { from?: string } = {},
): Promise<RawReply> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from })
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  socket.on('error', () => undefined) // a connection that is cut ends as one that is closed
  socket.write(raw, 'latin1')
  await once(socket, 'close')
  const [head = '', ...rest] = Buffer.concat(pieces).toString('latin1').split('\r\n\r\n')
  return {
    status: Number(head.split(' ')[1]),
    head,
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1],
    body: rest.join('\r\n\r\n'),
  }
}

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly headers: string
  readonly text: string
}

export type SmtpCatcher = Awaited<ReturnType<typeof startSmtpCatcher>>

/** An SMTP server on loopback that keeps what it accepts. */
export async function startSmtpCatcher() {
  const mails: CaughtMail[] = []
  let code = 250
  let attempts = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        attempts += 1
        if (code !== 250) return done(Object.assign(new Error('not now'), { responseCode: code }))
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        mails.push({ from: mailFrom ? mailFrom.address : '', to, ...parse(Buffer.concat(chunks).toString('utf8')) })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo // a TCP listener has an address with a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get attempts() {
      return attempts
    },
    /** The reply to every mail from now on. */
    answer: (next: number) => {
      code = next
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** A mail with a text, and HTML beside it. */
function parse(raw: string): Pick<CaughtMail, 'subject' | 'headers' | 'text'> {
  const { headers, text } = textOf(raw)
  return { headers, text, subject: words(/^subject: (.*)$/im.exec(headers)?.[1] ?? '') }
}

/** Of a mail or one of its parts. Of several parts, the first that is plain text. */
function textOf(raw: string): { headers: string; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const body = rest.join('\r\n\r\n')
  const boundary = /^content-type: multipart\/.*?boundary="?([^";\s]+)/im.exec(headers)?.[1]
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    const found = parts.map((part) => textOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
    return { headers, text: found.find((part) => !/^content-type: text\/html/im.test(part.headers))?.text ?? '' }
  }
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(headers)?.[1]?.toLowerCase()
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') }
  return { headers, text: encoding === 'quoted-printable' ? unquote(body) : body }
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** RFC 2047. */
const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind, value) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('utf8')
        : unquote(value.replaceAll('_', '=20')),
    )

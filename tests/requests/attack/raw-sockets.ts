import fc from 'fast-check'
import type { Scenario } from './attack.ts'
import { anyBytes, host, method, path, version } from './words.ts'

/** Request lines of every kind, invalid line ends, requests in pieces, several on one connection, and plain bytes. */
export const rawSockets: Scenario = {
  name: 'raw sockets',
  shots: ({ hosts }) => {
    const space = fc.constantFrom(' ', ' ', ' ', ' ', '  ', '\t', '')
    const end = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r', '\0', '\r\n ')
    const whole = fc
      .record({ method, path, version, host: host(hosts), a: space, b: space, end })
      .map(({ method, path, version, host, a, b, end }) =>
        [`${method}${a}${path}${b}${version}`, `Host: ${host}`, 'Connection: close', '', ''].join(end),
      )
    const bytes = fc.oneof(
      { weight: 6, arbitrary: whole },
      {
        weight: 1,
        arbitrary: fc.tuple(whole, whole).map((both) => both.join('').replace('Connection: close', 'X: y')),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...[
            '\r\n\r\n',
            '\0',
            '\x16\x03\x01\x02\x00\x01\x00',
            'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
            'GET / HTTP/1.1\r\n: x\r\n\r\n',
          ],
          'POST /ajax/login HTTP/1.1\r\nHost: leo.localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
          'POST /ajax/login HTTP/1.1\r\nHost: leo.localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
          'POST /ajax/login HTTP/1.1\r\nHost: leo.localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
          `POST /ajax/login HTTP/1.1\r\nHost: leo.localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
          'GET / HTTP/1.1\r\nHost: leo.localhost\r\nX: a\r\n b\r\n\r\n',
          `GET / HTTP/1.1\r\nHost: leo.localhost\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
        ),
      },
      { weight: 1, arbitrary: anyBytes(300) },
    )
    return fc.record({ bytes, cuts: fc.array(fc.nat(200), { maxLength: 3 }) }).map(({ bytes, cuts }) => ({
      pieces: inPieces(bytes, cuts),
      halfClose: true, // unfinished requests stay unfinished
    }))
  },
}

function inPieces(bytes: string, cuts: readonly number[]): string[] {
  const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return at.slice(1).map((end, index) => bytes.slice(at[index], end))
}

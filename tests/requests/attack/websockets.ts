import fc from 'fast-check'
import type { Scenario } from './attack.ts'
import { anyBytes, host, path } from './words.ts'

/** Upgrades good and bad, on every path, followed by frames that are malformed, too large or not masked. */
export const websockets: Scenario = {
  name: 'websockets',
  shots: ({ hosts }) =>
    fc
      .record({
        host: host(hosts),
        path: fc.oneof({ weight: 3, arbitrary: fc.constant('/realtime') }, { weight: 1, arbitrary: path }),
        upgrade: fc.constantFrom('websocket', 'websocket', 'websocket', 'h2c', 'TLS/1.0', ''),
        version: fc.constantFrom('13', '13', '13', '8', '', 'x'),
        key: fc.constantFrom('dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', '', 'short'),
        origin: fc.constantFrom('http://leo.localhost', 'null', 'http://evil.example', 'http://a b', ''),
        frames: fc.oneof(
          fc.constantFrom(
            ...[
              '',
              '\x81\x05hello',
              '\x88\x80\0\0\0\0',
              '\x89\x80\0\0\0\0',
              '\x8a\xff',
              '\x81\xfe\xff\xff\0\0\0\0',
              '\xf1\x80',
            ],
            `\x81\xfe\x14\x00\0\0\0\0${'x'.repeat(5_120)}`,
            '\x81\x83\0\0\0\0{x}',
          ),
          anyBytes(60),
        ),
      })
      .map(({ host, path, upgrade, version, key, origin, frames }) => ({
        pieces: [
          [
            `GET ${path} HTTP/1.1`,
            `Host: ${host}`,
            'Connection: Upgrade',
            `Upgrade: ${upgrade}`,
            `Sec-WebSocket-Version: ${version}`,
            `Sec-WebSocket-Key: ${key}`,
            `Origin: ${origin}`,
            '',
            '',
          ].join('\r\n'),
          frames,
        ],
        halfClose: true,
      })),
}

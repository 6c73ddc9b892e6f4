import fc from 'fast-check'
import type { Scenario } from './attack.ts'
import { anyBytes } from './words.ts'

const paths = [
  '/ajax/account/Documents/upload',
  '/ajax/account/Documents/uploadPart',
  '/ajax/profile/uploadProfilePicture',
]

/** Bodies that differ from their announced length or type, to the calls that take files. */
export const uploads: Scenario = {
  name: 'uploads',
  shots: ({ hosts }) =>
    fc
      .record({
        path: fc.constantFrom(...paths),
        host: fc.constantFrom(...hosts),
        type: fc.constantFrom(
          ...[
            'multipart/form-data; boundary=b',
            'multipart/form-data',
            'multipart/form-data; boundary=',
            'image/png',
            '',
          ],
          `multipart/form-data; boundary=${'b'.repeat(300)}`,
        ),
        length: fc.constantFrom('0', '5', '100', '16000000', '5000000000', '-1', '1e3', '0x10', '99999999999999999999'),
        body: fc.oneof(
          fc.constantFrom(
            '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
            '--b\r\n\r\n--b--\r\n',
            '--b--\r\n',
            `--b\r\n${'x: y\r\n'.repeat(500)}\r\n`,
          ),
          anyBytes(200),
        ),
      })
      .map(({ path, host, type, length, body }) => ({
        pieces: [
          `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
          body,
        ],
        halfClose: true,
      })),
}

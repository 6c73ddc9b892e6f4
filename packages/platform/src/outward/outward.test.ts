import { isOutwardUrl, isPublicAddress, postOutward } from '@andon/platform/outward'
import { expect, test } from 'vitest'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'fe80::1', 'fd00::1', '64:ff9b::7f00:1', 'localhost', ''],
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1', '172.32.0.1'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...[
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
  ],
  ...[
    'https://localhost/a',
    'https://leo.localhost/a',
    'https://push.example.com:8443/a',
    'https://a:b@push.example.com/',
    'x',
  ],
])('%s may not be called', async (address) => {
  expect(isOutwardUrl(address)).toBe(false)
  await expect(postOutward(address, { headers: {}, body: new Uint8Array() })).rejects.toThrow(
    'not an address of the internet',
  )
})

test('an address of a push service may be called', () => {
  expect(isOutwardUrl('https://fcm.googleapis.com/fcm/send/abc:def')).toBe(true)
  expect(isOutwardUrl('https://web.push.apple.com/QGuQ')).toBe(true)
})

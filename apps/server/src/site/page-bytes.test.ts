import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageBytes } from './page-bytes.ts'

const html = `<script nonce="NONCE">1</script>${'<p>行灯</p>'.repeat(5000)}<script nonce="NONCE">2</script>`

test('a stamped page is the rendered page with the nonce in every slot', () => {
  const page = pageBytes({ html, noncePlaceholder: 'NONCE', status: 200 })
  for (const nonce of ['abcde', '00000', '_-Zz9']) {
    const expected = html.replaceAll('NONCE', nonce)
    expect(page.plain(nonce).toString()).toBe(expected)
    expect(gunzipSync(page.gzip(nonce)).toString()).toBe(expected)
  }
})

test('a page without a nonce is complete', () => {
  const page = pageBytes({ html: 'plain', noncePlaceholder: 'NONCE', status: 404 })
  expect(gunzipSync(page.gzip('abcde')).toString()).toBe('plain')
})

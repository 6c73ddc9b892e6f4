import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage } from './compressed-page.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every form of a page is the rendered page without the mark', async () => {
  const html = `<script nonce="MARK">1</script>${'<p>行灯</p>'.repeat(5000)}<style nonce="MARK">p {}</style>`
  const { bodies, scripts, styles } = await compressPage({ html, mark: 'MARK', status: 200 })
  const sent = html.replaceAll(' nonce="MARK"', '')
  expect(bodies.identity.toString()).toBe(sent)
  expect(gunzipSync(bodies.gzip).toString()).toBe(sent)
  expect(brotliDecompressSync(bodies.br).toString()).toBe(sent)
  expect([scripts, styles]).toEqual([[hashOf('1')], [hashOf('p {}')]])
})

test('only scripts with the mark are admitted, whatever else stands in the page', async () => {
  const html = [
    '<script>alert(1)</script>',
    '<script nonce="guess">alert(2)</script>',
    '<script async="" nonce="MARK" type="module">import "/assets/a.js"</script>',
    '<script nonce="MARK" src="/assets/b.js"></script>',
    '<p title="&lt;script nonce=&quot;MARK&quot;&gt;">no script</p>',
  ].join('')
  const { scripts, styles } = await compressPage({ html, mark: 'MARK', status: 200 })
  expect([scripts, styles]).toEqual([[hashOf('import "/assets/a.js"')], []])
})

test('the tag names the content, not the marks', async () => {
  const tagOf = async (html: string, mark: string) => (await compressPage({ html, mark, status: 200 })).tag
  expect(await tagOf('<script nonce="a">1</script>', 'a')).toBe(await tagOf('<script nonce="b">1</script>', 'b'))
  expect(await tagOf('one', 'a')).not.toBe(await tagOf('two', 'a'))
})

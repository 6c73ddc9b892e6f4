import { sites } from '@andon/contract/sites'
import { expect, test } from 'vitest'
import { mailHtml } from './mail-html.ts'

const text =
  'We’ve sent you ¥4,000.\n\nWhy: <b>a & b</b>\n\nhttps://leo.example/en?type=reset_password&token=x\n\nName\n'

test.each(sites)("$code's mail has its name, mark and colours, and the whole text", (site) => {
  const { html, attachments } = mailHtml({ site, subject: 'Paid & sent', text: text.replace('Name', site.name) })
  expect(html).toContain('<h1')
  expect(html).toContain('Paid &amp; sent')
  expect(html).toContain('Why: &lt;b&gt;a &amp; b&lt;/b&gt;')
  expect(html).toContain('<a href="https://leo.example/en?type=reset_password&amp;token=x"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html.match(new RegExp(`>${site.name}<`, 'g'))).toHaveLength(1)
  expect(attachments).toMatchObject([{ cid: 'mark@andon', contentType: 'image/png' }])
})

test('a mail loads nothing when it is read, and runs nothing', () => {
  const [site] = sites
  if (!site) throw new Error('no brand')
  const { html } = mailHtml({
    site,
    subject: '出金',
    text: 'お支払いしました。\n\n"><img src=https://evil.example/a.png>',
  })
  expect(html).toContain('<html lang="ja">')
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['cid:mark@andon'])
  expect(html).not.toMatch(/<script|url\(|<link|@import|<img[^>]*https/)
})

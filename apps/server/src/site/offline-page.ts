import { createHash } from 'node:crypto'
import type { Language } from '@andon/contract/languages'
import type { Block, Span } from '@andon/contract/player-api/content'
import { brandsFolder, readPart, type Site } from '@andon/contract/sites'

const words = {
  ja: {
    title: '接続できません',
    text: '残高と進行中のラウンドはサーバーに保存されています。接続が戻りしだい、ご覧になろうとしたページを開きます。',
    again: '再試行',
    limits: 'あなたの上限',
    limitsNote: '前回この端末で確認した内容です。ログアウトすると消えます。',
    help: 'ギャンブルについての相談先',
    service: 'カスタマーサービス',
    serviceText: 'お問い合わせフォームとチャットは、接続が戻ってからご利用いただけます。',
  },
  en: {
    title: 'No connection',
    text: 'Your balance and any round in progress are safe with us. We’ll open your page as soon as you’re back online.',
    again: 'Try again',
    limits: 'Your limits',
    limitsNote: 'As last seen on this device. Logging out removes them.',
    help: 'Need help with gambling?',
    service: 'Customer service',
    serviceText: 'The contact form and live chat are available once you’re back online.',
  },
} as const satisfies Record<Language, object>

/** Written by the pages (`features/offline/KeptLimits.tsx`); no session is open for longer, so nothing older is shown. */
const limitsKey = 'limitsSeen'
const limitsHours = 12
const probeSeconds = 5

/** Trusted Types hold: texts are set as text. Comparable to the page's own notice, but needs nothing of the application. */
const script = `const open = () => location.reload()
const probe = async () => {
  try { if (navigator.onLine && (await fetch('/healthz', { cache: 'no-store' })).status < 500) open() } catch {}
}
document.querySelector('button').addEventListener('click', open)
addEventListener('online', probe)
setInterval(probe, ${probeSeconds * 1000})
try {
  const seen = JSON.parse(localStorage.getItem('${limitsKey}'))
  if (seen && performance.timeOrigin + performance.now() - Date.parse(seen.at) < ${limitsHours * 3_600_000} && seen.lines.length > 0) {
    const section = document.getElementById('limits')
    for (const line of seen.lines) section.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: line }))
    section.hidden = false
  } else localStorage.removeItem('${limitsKey}')
} catch {}`

const layout = `@font-face { font-family: "brand"; src: url("/display.woff2") format("woff2"); font-display: swap }
body { margin: 0; min-height: 100vh; background: var(--bg); color: var(--ink); font: 1.0625rem/1.7 system-ui, "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", sans-serif }
main { box-sizing: border-box; max-width: 44rem; margin: 0 auto; padding: max(2rem, env(safe-area-inset-top)) 1.25rem calc(2rem + env(safe-area-inset-bottom)) }
header { display: flex; align-items: center; gap: .75rem; margin-bottom: 8vh; font: 600 1.375rem/1 "brand", system-ui, sans-serif; letter-spacing: .12em }
header img { width: 44px; height: 44px }
h1, h2 { font-family: "brand", system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; font-weight: var(--display-weight); text-transform: var(--display-transform); line-height: 1.3; text-wrap: balance; word-break: auto-phrase }
h1 { margin: 0 0 .75rem; font-size: clamp(2rem, 1.5rem + 2.5vw, 3rem) } h2 { margin: 0 0 .75rem; font-size: 1.375rem }
p { margin: 0 0 1rem } section > :last-child { margin-bottom: 0 } ul + p { margin-top: 1rem } .soft, li { color: var(--ink-soft) } li strong { color: var(--ink) } ul { margin: 0; padding-left: 1.25rem } li { margin-bottom: .5rem }
section { margin-top: 2rem; padding: 1.25rem 1.5rem; border: var(--contour) solid var(--card-border); border-radius: var(--radius); background: var(--surface) }
button { min-height: 48px; margin-top: .5rem; padding: 0 2rem; border: var(--contour) solid var(--button-border); border-radius: var(--button-radius); background: var(--accent); color: var(--on-accent); box-shadow: var(--button-shadow); font: 700 1rem/1 system-ui, sans-serif; cursor: pointer }
a { color: var(--accent-text); font-weight: 700 } :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }`

/** The page of a brand that a browser shows while it is offline: kept by the service worker, the same for everyone, without the application. */
export function offlinePage({ site, language, help }: { site: Site; language: Language; help: readonly Block[] }) {
  const t = words[language]
  const style = `${themeOf(site)}\n${layout}`
  const html = `<!doctype html>
<html lang="${language}" data-brand="${site.code.toLowerCase()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${site.themeColor}">
<meta name="robots" content="noindex">
<title>${t.title} | ${escaped(site.name)}</title>
<style>${style}</style>
<main>
<header><img src="/icon.svg" alt="">${escaped(site.name)}</header>
<h1>${t.title}</h1>
<p>${t.text}</p>
<button type="button">${t.again}</button>
<section id="limits" hidden><h2>${t.limits}</h2><ul></ul><p class="soft">${t.limitsNote}</p></section>
<section><h2>${t.help}</h2><ul>${byPhoneFirst(help).map(itemOf).join('')}</ul></section>
<section><h2>${t.service}</h2><p class="soft">${t.serviceText}</p></section>
</main>
<script>${script}</script>
</html>
`
  const policy = [
    `default-src 'none'`,
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
  return { html, policy }
}

/** The tokens of the theme, without those that name files: the page has none of them. */
export function themeOf({ code }: Site): string {
  const theme = readPart(brandsFolder, { brand: code, part: 'theme.css' }).toString('utf8')
  const [tokens = ''] = /\[data-brand=[^{]*\{[^}]*\}/.exec(theme) ?? []
  return tokens.replace(/^.*url\(.*$/gm, '')
}

const itemOf = (spans: readonly Span[]) => `<li>${spans.map(spanOf).join('')}</li>`

/** A telephone works without the connection. */
const byPhoneFirst = (help: readonly Block[]): (readonly Span[])[] => {
  const hasPhone = (spans: readonly Span[]) => spans.some(({ href }) => href?.startsWith('tel:'))
  return help
    .flatMap((block) => (block.type === 'list' ? block.items : []))
    .sort((a, b) => Number(hasPhone(b)) - Number(hasPhone(a)))
}

function spanOf({ text, href, strong }: Span): string {
  if (href !== undefined) return `<a href="${escaped(href)}">${escaped(text)}</a>`
  return strong ? `<strong>${escaped(text)}</strong>` : escaped(text)
}

/** The lists of the sections of a page that begin with `help-`. */
export function helpLists(blocks: readonly Block[]): Block[] {
  let inside = false
  return blocks.filter((block) => {
    if (block.type === 'heading' && block.level === 2) inside = block.id?.startsWith('help-') === true
    return inside && block.type === 'list'
  })
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

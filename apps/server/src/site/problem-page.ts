import type { Language } from '@andon/contract/languages'
import { type Site, siteAt } from '@andon/contract/sites'
import { systemRandom } from '@andon/platform/random'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { themeOf } from './offline-page.ts'

const words = {
  ja: {
    title: 'ただいま混み合っています',
    text: '残高と進行中のラウンドは保存されています。数秒後に自動で再読み込みします。',
    again: '今すぐ再読み込み',
  },
  en: {
    title: 'We’re very busy right now',
    text: 'Your balance and any round in progress are safe. This page reloads by itself in a few seconds.',
    again: 'Reload now',
  },
} as const satisfies Record<Language, object>

/** Longer than `Retry-After`, which is for programs. */
const againAfterSeconds = 5

/** Serves browsers an HTML error page that retries; API clients keep the JSON error. */
export function mountProblemPage(app: FastifyInstance, { sites }: { sites: readonly Site[] }): void {
  const themes = new Map(sites.map((site) => [site.code, themeOf(site)])) // read once: a busy server reads no files
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRefusal = String(reply.getHeader('content-type')).startsWith('application/json')
    if (reply.statusCode < 500 || !isRefusal || !opensPage(request)) return done(null, payload)
    const nonce = systemRandom.token(16)
    reply
      .type('text/html; charset=utf-8')
      .removeHeader('content-length')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
    const site = siteAt(sites, request.authority.hostname)
    const asked = request.url.split('/')[1]
    const language = site.languages.find((one) => one === asked) ?? site.defaultLanguage
    done(null, problemPage({ site, theme: themes.get(site.code) ?? '', language, nonce }))
  })
}

/** An operator who opens `/readyz` in a browser needs the reason. */
const opensPage = ({ method, headers, routeOptions }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') === true && routeOptions.url !== '/readyz'

const layout = `body { max-width: 30em; margin: 18vh auto; padding: 0 1.5rem; background: var(--bg); color: var(--ink); font: 1.0625rem/1.7 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif }
.brand { font-weight: 800; letter-spacing: .12em } h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.35; text-wrap: balance; word-break: auto-phrase } .soft { color: var(--ink-soft) }
a { display: inline-block; padding: .6rem 1.5rem; border: var(--contour) solid var(--button-border); border-radius: var(--button-radius); background: var(--accent); color: var(--on-accent); box-shadow: var(--button-shadow); font-weight: 700; text-decoration: none }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }`

interface PageOptions {
  readonly site: Site
  readonly theme: string
  readonly language: Language
  readonly nonce: string
}

/** In the brand's colours, without a request for anything else. */
function problemPage({ site, theme, language, nonce }: PageOptions): string {
  const { title, text, again } = words[language]
  return `<!doctype html>
<html lang="${language}" data-brand="${site.code.toLowerCase()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${againAfterSeconds}">
<title>${title} | ${site.name}</title>
<style nonce="${nonce}">${theme}
${layout}</style>
<p class="brand">${site.name}</p>
<h1>${title}</h1>
<p class="soft">${text}</p>
<p><a href="">${again}</a></p>
</html>
`
}

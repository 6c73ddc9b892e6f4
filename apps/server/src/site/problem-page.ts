import type { Language } from '@andon/contract/languages'
import { type Site, siteAt } from '@andon/contract/sites'
import { systemRandom } from '@andon/platform/random'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRefusal = String(reply.getHeader('content-type')).startsWith('application/json')
    if (reply.statusCode < 500 || !isRefusal || !opensPage(request)) return done(null, payload)
    const nonce = systemRandom.token(16)
    reply
      .type('text/html; charset=utf-8')
      .removeHeader('content-length')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
    const { name, languages: offered, defaultLanguage } = siteAt(sites, request.authority.hostname)
    const asked = request.url.split('/')[1]
    done(null, problemPage({ name, language: offered.find((one) => one === asked) ?? defaultLanguage, nonce }))
  })
}

/** An operator who opens `/readyz` in a browser needs the reason. */
const opensPage = ({ method, headers, routeOptions }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') === true && routeOptions.url !== '/readyz'

function problemPage({ name, language, nonce }: { name: string; language: Language; nonce: string }): string {
  const { title, text, again } = words[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${againAfterSeconds}">
<title>${title} | ${name}</title>
<style nonce="${nonce}">:root { color-scheme: light dark; font: 1.0625rem/1.7 system-ui, sans-serif } body { max-width: 30em; margin: 18vh auto; padding: 0 1.5rem }
.brand { font-weight: 800; letter-spacing: .12em } h1 { font-size: 1.6rem; line-height: 1.4; text-wrap: balance; word-break: auto-phrase } a { color: inherit; font-weight: 700 }</style>
<p class="brand">${name}</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
</html>
`
}

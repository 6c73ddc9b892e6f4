import { Refusal } from '@andon/contract'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { EndableTopic } from '@andon/contract/player-api/notices'
import { type Site, siteAt } from '@andon/contract/sites'
import { systemRandom } from '@andon/platform/random'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { themeOf } from './offline-page.ts'

export interface UnsubscribeOptions {
  readonly sites: readonly Site[]
  readonly notices: {
    /** Null for a token that was not made here. */
    readToken(token: string): Promise<{ topic: EndableTopic } | null>
    unsubscribe(token: string): Promise<boolean>
  }
}

type Asked = FastifyRequest<{ Params: { language: string; token: string } }>

/**
 * `/unsubscribe/<language>/<token>`, the address in mails that a player can end (RFC 8058). One POST ends them, without a login, by a mail program or by the page's button,
 * and does the same again. A GET changes nothing, because mail scanners follow links: it shows the button. Unknown tokens: 404.
 */
export function mountUnsubscribe(app: FastifyInstance, { sites, notices }: UnsubscribeOptions): void {
  const themes = new Map(sites.map((site) => [site.code, themeOf(site)]))

  async function show(request: Asked, reply: FastifyReply, state: 'asks' | 'done') {
    const { language: asked, token } = request.params
    const language = languageCodes.find((one) => one === asked)
    const named = language && token.length <= mostCharacters ? await notices.readToken(token) : null
    if (!language || !named) throw new Refusal('NOT_FOUND')
    if (state === 'done') await notices.unsubscribe(token)
    const site = siteAt(sites, request.authority.hostname)
    const nonce = systemRandom.token(16)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policyWith(nonce))
      .send(pageOf({ site, theme: themes.get(site.code) ?? '', language, topic: named.topic, state, nonce }))
  }

  app.get('/unsubscribe/:language/:token', (request: Asked, reply) => show(request, reply, 'asks'))
  app.post('/unsubscribe/:language/:token', (request: Asked, reply) => show(request, reply, 'done'))
}

const mostCharacters = 200

const policyWith = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface Words {
  readonly asks: string
  readonly asksText: string
  readonly button: string
  readonly done: string
  readonly doneText: string
  readonly more: string
}

const words: Readonly<Record<Language, (topic: EndableTopic) => Words>> = {
  ja: (topic) => {
    const what = {
      tournaments: 'トーナメント',
      missions: 'ミッション',
      statements: '毎月のご利用明細',
      offers: 'プロモーション',
    }[topic]
    return {
      asks: `${what}のメールを停止しますか？`,
      asksText: '入出金、上限、セキュリティに関する大切なメールは、引き続きお送りします。',
      button: 'メールを停止する',
      done: `${what}のメールを停止しました`,
      doneText: 'お知らせはこれまでどおりサイト内でご確認いただけます。設定はいつでも元に戻せます。',
      more: '受け取り方の設定',
    }
  },
  en: (topic) => {
    const what = {
      tournaments: 'tournaments',
      missions: 'missions',
      statements: 'your monthly figures',
      offers: 'promotions',
    }[topic]
    return {
      asks: `Stop emails about ${what}?`,
      asksText: 'We’ll still email you about your money, limits and account security.',
      button: 'Stop these emails',
      done: `You won’t get emails about ${what} any more`,
      doneText:
        'You’ll still find these messages in your inbox on the site. You can turn the emails back on at any time.',
      more: 'Contact preferences',
    }
  },
}

const layout = `body { max-width: 32em; margin: 14vh auto; padding: 0 1.5rem; background: var(--bg); color: var(--ink); font: 1.0625rem/1.7 system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif }
header { display: flex; align-items: center; gap: .75rem; margin-bottom: 2.5rem; font-weight: 800; letter-spacing: .12em } img { width: 44px; height: 44px }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.35; text-wrap: balance; word-break: auto-phrase } p { color: var(--ink-soft) }
button { min-height: 48px; margin-top: .5rem; padding: 0 2rem; border: var(--contour) solid var(--button-border); border-radius: var(--button-radius); background: var(--accent); color: var(--on-accent); box-shadow: var(--button-shadow); font: 700 1rem/1 system-ui, sans-serif; cursor: pointer }
a { color: var(--accent-text); font-weight: 700 } :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }`

interface PageOptions {
  readonly site: Site
  readonly theme: string
  readonly language: Language
  readonly topic: EndableTopic
  readonly state: 'asks' | 'done'
  readonly nonce: string
}

/** In the brand's colours, without the application. */
function pageOf({ site, theme, language, topic, state, nonce }: PageOptions): string {
  const t = words[language](topic)
  return `<!doctype html>
<html lang="${language}" data-brand="${site.code.toLowerCase()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${site.themeColor}">
<title>${t[state]} | ${site.name}</title>
<style nonce="${nonce}">${theme}
${layout}</style>
<main>
<header><img src="/icon.svg" alt="">${site.name}</header>
<h1>${t[state]}</h1>
${
  state === 'asks'
    ? `<p>${t.asksText}</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">${t.button}</button></form>`
    : `<p>${t.doneText}</p>
<p><a href="/${language}/account/preferences">${t.more}</a></p>`
}
</main>
</html>
`
}

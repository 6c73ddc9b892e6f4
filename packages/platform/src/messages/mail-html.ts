import { brandsFolder, readPart, type Site } from '@andon/contract/sites'

interface Palette {
  readonly ground: string
  readonly paper: string
  readonly ink: string
  readonly soft: string
  readonly line: string
}

/** For the colour scheme that the brand's own theme is not made for. */
const neutral: Readonly<Record<'light' | 'dark', Palette>> = {
  light: { ground: '#f3f1ec', paper: '#ffffff', ink: '#1d1a16', soft: '#5c564d', line: '#ddd7cb' },
  dark: { ground: '#121214', paper: '#1d1d20', ink: '#f2efe9', soft: '#b9b4aa', line: '#3a3a40' },
}

/** Names the picture within the mail. */
const markId = 'mark@andon'
const fonts = `-apple-system, 'Segoe UI', 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', Meiryo, sans-serif`

/**
 * The HTML of a mail, made from its text: the brand's mark, name and colours, in light and dark. It says nothing that the text does not say. The mark is part of the
 * mail; nothing is loaded when it is read, so the sender does not learn that it was.
 */
export function mailHtml({ site, subject, text }: { site: Site; subject: string; text: string }) {
  const look = lookOf(site)
  const icon = readPart(brandsFolder, { brand: site.code, part: 'icons/icon-192.png' })
  return {
    html: documentOf(look, { site, subject, text }),
    attachments: [
      {
        filename: 'mark.png',
        content: icon,
        contentType: 'image/png',
        cid: markId,
        contentDisposition: 'inline' as const,
      },
    ],
  }
}

interface Look {
  readonly light: Palette
  readonly dark: Palette
  readonly bandBg: string
  readonly bandInk: string
  readonly accent: string
}

const looks = new Map<string, Look>()

/** The colours of the brand's theme. What the theme does not give as `#150f2b` is neutral: a mail must not wait for a theme. */
function lookOf({ code, themeColor }: Site): Look {
  const known = looks.get(code)
  if (known) return known
  const theme = readPart(brandsFolder, { brand: code, part: 'theme.css' }).toString('utf8')
  const colour = (token: string, otherwise: string) =>
    new RegExp(`--${token}: *(#[0-9a-f]{3,6});`, 'i').exec(theme)?.[1] ?? otherwise
  const scheme = /color-scheme: *dark/.test(theme) ? 'dark' : 'light'
  const own: Palette = {
    ground: colour('bg', neutral[scheme].ground),
    paper: colour('surface', neutral[scheme].paper),
    ink: colour('ink', neutral[scheme].ink),
    soft: colour('ink-soft', neutral[scheme].soft),
    line: colour('line', neutral[scheme].line),
  }
  const look = {
    light: scheme === 'light' ? own : neutral.light,
    dark: scheme === 'dark' ? own : neutral.dark,
    bandBg: colour('header-bg', themeColor),
    bandInk: colour('header-ink', '#ffffff'),
    accent: colour('accent', neutral.light.line),
  }
  looks.set(code, look)
  return look
}

/** Tables and styles on the elements, which every mail program understands; a style sheet only for what may be ignored. */
function documentOf(
  { light, dark, bandBg, bandInk, accent }: Look,
  { site, subject, text }: { site: Site; subject: string; text: string },
): string {
  const language = /[\u3040-\u30ff]/.test(text) ? 'ja' : 'en'
  const name = escaped(site.name)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important }
  .paper { background: ${dark.paper} !important; border-color: ${dark.line} !important }
  .ink, .ink a { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${light.paper};border:1px solid ${light.line};border-collapse:separate;border-radius:12px;overflow:hidden">
<tr><td style="padding:18px 28px;background:${bandBg};border-bottom:4px solid ${accent}">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><img src="cid:${markId}" width="40" height="40" alt="" style="display:block;border:0;border-radius:8px"></td>
<td style="padding-left:12px;font:700 20px/1.2 ${fonts};letter-spacing:0.08em;color:${bandInk}">${name}</td>
</tr></table>
</td></tr>
<tr><td class="ink" style="padding:32px 28px 28px;color:${light.ink};font:16px/1.7 ${fonts};overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;word-break:auto-phrase;text-wrap:balance;font:700 22px/1.4 ${fonts}">${escaped(subject)}</h1>
${paragraphsOf(text, site)
  .map((paragraph) => `<p style="margin:0 0 18px">${paragraph}</p>`)
  .join('\n')}
</td></tr>
</table>
<p class="soft" style="max-width:600px;word-break:auto-phrase;text-wrap:balance;margin:16px auto 0;color:${light.soft};font:13px/1.6 ${fonts}">${footer[language](name)}</p>
</td></tr>
</table>
</body>
</html>
`
}

const footer = {
  ja: (name: string) => `${name}からのメールです。${name}がメールでパスワードをお尋ねすることはありません。`,
  en: (name: string) => `This email was sent by ${name}. ${name} never asks for your password by email.`,
}

/** Without the brand's name at the end of the text, which the head of the mail shows. */
function paragraphsOf(text: string, site: Site): string[] {
  const paragraphs = text.trim().split(/\n{2,}/)
  if (paragraphs.at(-1) === site.name) paragraphs.pop()
  return paragraphs.map((paragraph) => linked(paragraph).replaceAll('\n', '<br>'))
}

function linked(paragraph: string): string {
  return paragraph
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, n) =>
      n % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}" style="color:inherit">${escaped(part)}</a>`,
    )
    .join('')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

import { csvOf } from '@andon/contract/csv'
import { createBrowser, newcomer } from '../../../support/browser.ts'
import { drill, until } from '../drill.ts'
import { formulaName } from '../hostile-folders.ts'
import { openPlayer } from '../player.ts'
import { askStaff } from '../staff.ts'

/** What spreadsheets run, and what stands before it unseen. */
const formulas = [
  '=1+1',
  '+81',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  '=HYPERLINK("http://a.example","x")',
  'a;=1',
  'a\t=1',
  '"=1',
]

/** Formulas in every text that a player, a supplier or staff can write: none is one in a table that a player saves or staff list. */
export const exports = drill('formulas in exported tables', async (target, check) => {
  const player = await openPlayer(target)
  const { browser, person } = player
  const stranger = createBrowser(`http://127.0.0.1:${target.port}`)
  await stranger.get('/ajax/login/status')
  for (const txtNickname of formulas) {
    const { status } = await stranger.post('/ajax/registration', newcomer({ txtNickname, firstName: txtNickname }))
    check(`the name ${JSON.stringify(txtNickname)} is taken or refused`, status < 500, true)
  }
  const bet = await player.walletBet()
  check(
    'a round of a game that is called a formula',
    (await player.signed('bet', JSON.stringify(bet(50)))).body.status,
    'OK',
  )
  await player.bet()
  for (const text of formulas) {
    const sent = { text, idempotencyKey: crypto.randomUUID() }
    check(
      `${JSON.stringify(text)} in the chat`,
      (await browser.post('/ajax/support/chat/send', sent)).status < 500,
      true,
    )
  }
  const asked = { amount: 1_000, currency: 'JPY', paymentMethod: 'BANKTRANSFER', idempotencyKey: crypto.randomUUID() }
  await browser.post('/ajax/cashier/makeWalletPayment', asked)

  const criteria = JSON.stringify({ range: '7Days' })
  const report = (name: string) => browser.post(`/ajax/Report/${name}`, { criteria }).then(({ body }) => body)
  const staff: Record<string, unknown> = {}
  for (const list of ['withdrawals', 'deposits', 'receipts', 'chats', 'exclusions', 'games', 'suppliers']) {
    const ask = () => askStaff(target.dataDir, 'GET', `/staff/${list}`)
    const { status, body } = await until(ask, (answer) => answer.status !== 503) // busy
    check(`staff's list of ${list}`, status, 200)
    staff[list] = body
  }
  const replies: Record<string, unknown> = {
    payments: await report('getTransactionHistory'),
    rounds: await until(
      () => report('getBetHistory'),
      (body) => textsOf(body).includes(formulaName),
    ),
    'legacy rounds': await report('getCasinoLegacyTransactionHistory'),
    bets: (await player.sports('listBets', { state: 'open' })).body,
    ...staff,
  }
  for (const name of ['payments', 'rounds', 'bets', 'chats', 'games'])
    check(`${name} has texts`, textsOf(replies[name]).length > 0, true)
  check('the name of the game is in the history', textsOf(replies.rounds).includes(formulaName), true)
  for (const [name, body] of Object.entries({ ...replies, person: { person, formulas } })) {
    const cells = textsOf(body)
    check(`formulas in ${name}`, cellsOf(csvOf([cells])).filter(isFormula), [])
    check(`formulas in ${name}, parted at semicolons`, cellsOf(csvOf([cells]), ';').filter(isFormula), [])
  }
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const isFormula = (cell: string) => /^[\s\0\u200b]*[=+\-@＝＋－＠]/.test(cell) || /^[\t\r]/.test(cell)

/** Reads a table as spreadsheets do: quotes hold what parts cells and lines. */
function cellsOf(table: string, separator = ','): string[] {
  const cells = ['']
  let isQuoted = false
  const text = table.slice(1) // after the byte order mark
  for (let at = 0; at < text.length; at++) {
    const [character = '', next] = [text[at], text[at + 1]]
    const last = cells.length - 1
    if (isQuoted && character === '"' && next === '"') {
      cells[last] += character
      at += 1
    } else if (character === '"' && (isQuoted || cells[last] === '')) isQuoted = !isQuoted
    else if (!isQuoted && (character === separator || character === '\t' || character === '\n')) cells.push('')
    else if (character === '\r' && next === '\n') continue
    else cells[last] += character
  }
  return cells
}

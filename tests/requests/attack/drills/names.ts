import { randomBytes } from 'node:crypto'
import { createBrowser, newcomer } from '../../../support/browser.ts'
import { drill } from '../drill.ts'
import { codeOf } from '../player.ts'
import { askStaff } from '../staff.ts'

/** Nicknames that speak for the operator, also in look-alike letters: both calls say the same. */
export const nicknames = drill('reserved nicknames', async ({ port }, check) => {
  const browser = createBrowser(`http://127.0.0.1:${port}`)
  await browser.get('/ajax/login/status')
  for (const txtNickname of ['admin', 'Support', 'Andon', 'аdmin', 'ＡＤＭＩＮ']) {
    const free = await browser.post('/ajax/registration/isUniqueNickname', { txtNickname })
    check(`${txtNickname} is free`, free.body.isUnique, false)
    const taken = await browser.post('/ajax/registration', newcomer({ txtNickname }))
    check(`${txtNickname} registers`, [taken.status, codeOf(taken)], [409, 'NICKNAME_TAKEN'])
  }
})

/** Guesses of strangers at the staff's listener, rows under a colleague's name, and the document of the API without a login. */
export const staffLogins = drill('logins of staff', async ({ dataDir }, check) => {
  const name = `drill${randomBytes(3).toString('hex')}`
  const added = await askStaff(dataDir, 'POST', '/staff/accounts', {
    fields: { name, roles: ['support'] },
    actor: 'nagi',
  })
  check('an account', added.status, 200)
  const { password } = added.body
  const logIn = (from: string, tried: string) =>
    askStaff(dataDir, 'POST', '/staff/login', { fields: { name, password: tried }, token: null, from })
  check('its owner', (await logIn('127.0.0.1', password)).status, 200)
  for (let guess = 0; guess < 12; guess++) await logIn(`127.0.0.${2 + (guess % 4)}`, 'wrong-password-1')
  check('a stranger with the right password', codeOf(await logIn('127.0.0.2', password)), 'LOGIN_THROTTLED')
  check('its owner after guesses of strangers', (await logIn('127.0.0.1', password)).status, 200)
  const { body } = await askStaff(dataDir, 'GET', '/staff/audit')
  const row = body.actions.find(
    ({ endpoint, content }: { endpoint: string; content: string }) =>
      endpoint === 'POST /staff/accounts' && content.includes(name),
  )
  check('the actor of a row by the key', row?.actor, 'key:nagi')
  const document = await askStaff(dataDir, 'GET', '/openapi-staff.json', { token: null })
  check('the document without a login', [document.status, 'paths' in (document.body ?? {})], [401, false])
})

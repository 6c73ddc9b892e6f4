import { createHmac, type KeyObject } from 'node:crypto'

const seatCharacters = 16

/** Names a player at a table, the same in every round of a day and on every server; nobody can tell from it who it is. */
export type SeatOf = (name: { readonly tableId: string; readonly owner: string; readonly atMs: number }) => string

/** `key`: the arcade's own, which all its servers share. */
export function seatsOf(key: KeyObject): SeatOf {
  const secret = createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' }))
    .update('seats at tables')
    .digest()
  return ({ tableId, owner, atMs }) => {
    const day = new Date(atMs).toISOString().slice(0, 10)
    const text = [tableId, day, owner].join('\n')
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, seatCharacters)
  }
}

const characters = new Intl.Segmenter('ja')

/** The first character of a nickname, and as many stars for every length: `は＊＊＊`. */
export function maskedName(nickname: string | null): string {
  const [first] = characters.segment(nickname ?? '')
  return `${first?.segment ?? ''}＊＊＊`
}

import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'

export interface StaffAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: replies of several calls, compared as received
  readonly body: any
}

interface StaffRequest {
  readonly fields?: object
  /** Default: the local key. Null: without any. */
  readonly token?: string | null
  /** An address of this machine. */
  readonly from?: string
  readonly actor?: string
}

/** A call of the staff's listener, which a file in the data folder names, as the command line finds it. */
export async function askStaff(
  dataDir: string,
  method: 'GET' | 'POST',
  path: string,
  { fields, token, from = '127.0.0.1', actor = 'attack' }: StaffRequest = {},
): Promise<StaffAnswer> {
  const folder = join(dataDir, 'staff')
  const [file = ''] = (await readdir(folder)).filter((name) => /^nod_\w+\.json$/.test(name))
  const { url } = JSON.parse(await readFile(join(folder, file), 'utf8'))
  const bearer = token === undefined ? (await readFile(join(folder, 'key'), 'utf8')).trim() : token
  const body = fields === undefined ? '' : JSON.stringify(fields)
  const headers = {
    'x-staff-actor': actor,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers, localAddress: from }, async (response) => {
      let text = ''
      response.setEncoding('utf8')
      for await (const piece of response) text += piece
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || 'null') })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arcadeStaffApi } from '@andon/arcade/staff-api'
import { createArcadeStaffClient } from '@andon/arcade/staff-api/client'
import { bookmakerStaffApi } from '@andon/bookmaker/staff-api'
import { createBookmakerClient } from '@andon/bookmaker/staff-api/client'
import { addressOf, type StaffRoute } from '@andon/contract'
import { staffApi } from '@andon/contract/staff-api'
import { createStaffClient, type StaffSend } from '@andon/contract/staff-api/client'
import type { TestServer } from './server.ts'

type Server = Pick<TestServer, 'app' | 'operatorEnv'>
export interface StaffReply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: replies of several calls, compared as received
  readonly body: any
}

/** The calls of staff to each party of a server with all roles. */
export const allStaffApis = { ...staffApi, ...bookmakerStaffApi, ...arcadeStaffApi }

/** The local key of this server. */
export const localKey = async ({ operatorEnv }: Server) =>
  (await readFile(join(operatorEnv.DATA_DIR, 'staff', 'key'), 'utf8')).trim()

/** One call of the staff API, over its listener. */
export async function callStaff(
  { app }: Server,
  route: StaffRoute,
  {
    fields = {},
    token,
    headers = {},
    address = '127.0.0.1',
  }: { fields?: object; token?: string | undefined; headers?: Record<string, string>; address?: string } = {},
): Promise<StaffReply> {
  const { method, path, fields: sent } = addressOf(route, fields)
  const { http } = app.staff
  const hasFile = Object.values(sent).some((value) => value instanceof Blob)
  const form = hasFile ? new Response(formOf(sent)) : undefined
  const reply = await http.inject({
    method,
    remoteAddress: address,
    url: method === 'GET' ? `${path}?${new URLSearchParams(sent as Record<string, string>)}` : path,
    headers: {
      host: '127.0.0.1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
      ...headers,
    },
    ...(method === 'POST' && { payload: form ? Buffer.from(await form.arrayBuffer()) : sent }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** For calls that take a file. */
function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'file')
    else form.set(name, String(value))
  }
  return form
}

/** Typed calls with a session token, or as `root` with the local key, from this network address. A refusal is thrown as its code. */
export function staffClient(server: Server, token: string, address = '127.0.0.1') {
  const send: StaffSend = async (route, fields) => {
    const { status, body } = await callStaff(server, route, {
      fields,
      token,
      headers: { 'x-staff-actor': 'root' },
      address,
    })
    if (status !== 200) throw new Error(body.errors?.[0]?.code)
    return body
  }
  return { ...createStaffClient(send), ...createBookmakerClient(send), ...createArcadeStaffClient(send) }
}

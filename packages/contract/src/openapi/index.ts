import { type Api, type Endpoint, parseRoute } from '../endpoint.ts'
import { download } from '../files.ts'
import { type RefusalCode, refusals } from '../refusals.ts'
import { impliedRefusals } from './implied-refusals.ts'
import { type Party, partyOf } from './parties.ts'
import { type JsonSchema, schemaOf } from './schema-of.ts'

export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: object
  }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly securitySchemes: Party['securitySchemes']
    readonly schemas: Readonly<Record<string, object>>
  }
  readonly [field: string]: unknown
}

interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema }
}
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>
  readonly [field: string]: unknown
}

/** The API of one party as an OpenAPI 3.1 document, from the declarations that the server and the clients use. */
export function openApi(api: Api, { version }: { version: string }): OpenApi {
  const calls = Object.entries(api).flatMap(([module, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${module}.${name}`, module, endpoint })),
  )
  const party = partyOf(calls.map(({ endpoint }) => endpoint))
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const { method, path } = parseRoute(call.endpoint.route)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(party, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: party.title, version, description: party.description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: party.server }],
    tags: Object.keys(api).map((name) => ({ name, description: `Calls of ${name}` })),
    paths,
    components: { securitySchemes: party.securitySchemes, schemas: { Refusal: party.refusalSchema } },
  }
}

interface Call {
  readonly id: string
  readonly module: string
  readonly endpoint: Endpoint
}

function operation(party: Party, { id, module, endpoint }: Call): Operation {
  const { method, params } = parseRoute(endpoint.route)
  const request = schemaOf(endpoint.request)
  const queryFields = 'queryFields' in endpoint ? (endpoint.queryFields ?? []) : []
  const inAddress = (field: string) => method === 'GET' || params.includes(field) || queryFields.includes(field)
  const addressed = Object.entries(request.properties ?? {}).filter(([field]) => inAddress(field))
  const required = request.required ?? []
  return {
    operationId: id,
    tags: [module],
    summary: endpoint.summary,
    ...propertiesOf(endpoint),
    security: party.securityOf(endpoint),
    ...(addressed.length > 0 && {
      parameters: addressed.map(([field, schema]) => ({
        name: field,
        in: params.includes(field) ? 'path' : 'query',
        required: params.includes(field) || required.includes(field),
        schema,
      })),
    }),
    ...(method === 'POST' && {
      requestBody: {
        required: required.some((field) => !inAddress(field)) || endpoint.body === 'json',
        content: { [mediaTypes[endpoint.body]]: { schema: bodyOf(request, inAddress) } },
      },
    }),
    responses: {
      '200': { description: 'Done', content: replyContent(endpoint) },
      ...refusalResponses(party, endpoint),
    },
  }
}

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const

/** What of a declaration OpenAPI has no words for. */
function propertiesOf(endpoint: Endpoint): object {
  return {
    ...('changesState' in endpoint && {
      description: 'Changes state although it is a GET; only scripts of this site may call it.',
    }),
    'x-access': endpoint.access,
    ...('rate' in endpoint && { 'x-rate-class': endpoint.rate }),
    ...('roles' in endpoint && endpoint.roles && { 'x-roles': endpoint.roles }),
    ...(endpoint.route.includes(' /ajax/') && { 'x-while-restricted': 'whileRestricted' in endpoint }),
  }
}

/** The request without the fields of the address. */
function bodyOf(request: JsonSchema, inAddress: (field: string) => boolean): JsonSchema {
  if (!request.properties) return request
  const { properties, required = [], ...rest } = request
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => !inAddress(field))),
    required: required.filter((field) => !inAddress(field)),
  }
}

function replyContent({ reply }: Endpoint): Content {
  return reply === download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(reply) } }
}

/** Codes with the same status share one response, because OpenAPI lists responses by status. */
function refusalResponses(party: Party, endpoint: Endpoint): Operation['responses'] {
  const codes = [...new Set<RefusalCode>([...endpoint.refusals, ...impliedRefusals(endpoint)])]
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofIt]) => [
      String(status),
      {
        description: ofIt.map((code) => `${code}: ${refusals[code].message}`).join('; '),
        content: {
          'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, party.onlyCodes(ofIt)] } },
        },
      },
    ]),
  )
}

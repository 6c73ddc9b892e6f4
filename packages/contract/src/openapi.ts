import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type Api, type Endpoint, parseRoute } from './endpoint.ts'
import { jsonInside } from './fields.ts'
import { download, upload } from './files.ts'
import { type RefusalCode, refusals } from './refusals.ts'

/** The API as an OpenAPI 3.1 document, from the declarations that the server and the client use. */
export function openApi(api: Api, { version }: { version: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [module, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { method, path } = parseRoute(endpoint.route)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation({ module, name, endpoint }) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Andon player API',
      version,
      description:
        'Posts are form-encoded; every request other than GET sends the XSRF-TOKEN cookie back as X-XSRF-TOKEN.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'andon_session' } },
      schemas: { Refusal: refusalSchema },
    },
  }
}

function operation({ module, name, endpoint }: { module: string; name: string; endpoint: Endpoint }) {
  const { method, params } = parseRoute(endpoint.route)
  const request = schemaOf(endpoint.request)
  const properties = Object.entries(request.properties ?? {})
  const inQuery = properties.filter(
    ([field]) => method === 'GET' || params.includes(field) || endpoint.queryFields?.includes(field),
  )
  const inBody = properties.filter(([field]) => !inQuery.some(([other]) => other === field))
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    summary: endpoint.summary,
    ...(endpoint.changesState
      ? { description: 'Changes state although it is a GET; only scripts of this site may call it.' }
      : {}),
    'x-access': endpoint.access,
    'x-rate-class': endpoint.rate,
    'x-while-restricted': endpoint.whileRestricted === true,
    ...(endpoint.access === 'player' ? { security: [{ session: [] }] } : {}),
    ...(inQuery.length > 0
      ? {
          parameters: inQuery.map(([field, schema]) => ({
            name: field,
            in: params.includes(field) ? 'path' : 'query',
            required: params.includes(field) || (request.required ?? []).includes(field),
            schema,
          })),
        }
      : {}),
    ...(method === 'POST'
      ? {
          requestBody: {
            content: {
              [endpoint.body === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(inBody),
                  required: (request.required ?? []).filter((field) => inBody.some(([name]) => name === field)),
                },
              },
            },
          },
        }
      : {}),
    responses: {
      '200': { description: 'Done', content: replyContent(endpoint) },
      ...refusalResponses(endpoint),
    },
  }
}

function replyContent({ reply }: Endpoint) {
  return reply === download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(reply) } }
}

/** Codes with the same status share one response, because OpenAPI lists responses by status. */
function refusalResponses(endpoint: Endpoint) {
  const byStatus = new Map<number, RefusalCode[]>()
  for (const code of new Set([...endpoint.refusals, ...implied(endpoint)])) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((code) => `${code}: ${refusals[code].message}`).join('; '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
  )
}

function implied(endpoint: Endpoint): RefusalCode[] {
  const { method } = parseRoute(endpoint.route)
  return [
    'FIELD_INVALID',
    'TOO_MANY_REQUESTS',
    ...(method === 'POST' ? (['MALFORMED', 'ANTI_FORGERY', 'BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED'] as const) : []),
    ...(endpoint.changesState ? (['ANTI_FORGERY'] as const) : []),
    ...(endpoint.access === 'player' ? (['LOGIN_REQUIRED', 'SESSION_EXPIRED', 'SESSION_IDLE'] as const) : []),
  ]
}

interface JsonSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === upload) return { type: 'string', format: 'binary' }
      const inside = jsonInside(valibotSchema)
      return inside && { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(inside) }
    },
  })
  return rest as JsonSchema // the converter's type includes boolean schemas, which object schemas never become
}

const refusalSchema = {
  type: 'object',
  required: ['success', 'errors'],
  properties: {
    success: { const: false },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          errorCode: { type: 'string', description: 'Number of the error catalogue' },
          code: { enum: Object.keys(refusals) },
          field: { type: 'string' },
          params: { type: 'object' },
          message: { type: 'string' },
        },
      },
    },
    error: { type: 'string' },
    countryCode: { type: 'string' },
  },
}

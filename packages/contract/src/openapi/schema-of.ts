import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { eitherOptions, jsonInside } from '../fields.ts'
import { upload } from '../files.ts'

export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minimum?: number
  readonly additionalProperties?: boolean | JsonSchema
  readonly oneOf?: readonly JsonSchema[]
  readonly [keyword: string]: unknown
}

/** A declaration's schema in JSON Schema 2020-12, as OpenAPI 3.1 uses it: what is sent, before parsing. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const options = eitherOptions(schema)
  if (options) return { oneOf: options.map(schemaOf) }
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema === upload) return { type: 'string', format: 'binary' }
      const inside = jsonInside(valibotSchema)
      return inside && { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(inside) }
    },
  })
  return rest as unknown as JsonSchema // the converter's type includes boolean schemas, which object schemas never become
}

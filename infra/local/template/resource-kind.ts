import * as z from 'zod'
import type { SecretValueOf } from './dynamic-references.ts'

/** A resource of the template, named and with every reference resolved. */
export interface LocalResource<Properties = unknown> {
  readonly logicalId: string
  /** The physical name, as the emulators know it. */
  readonly name: string
  readonly properties: Properties
  /** What `Fn::GetAtt` gives, e.g. `Arn`. */
  attribute(attribute: string): string
}

/** Where the local services listen, and what only they know of the template's resources. */
export interface LocalAddresses {
  readonly stackName: string
  readonly queueEndpoint: string
  /** Pool or client id by logical id: given by the user directory when it makes them. */
  identifier(logicalId: string): string
  /** By name or ARN; known once the secrets of the template have been made. */
  readonly secretValue: SecretValueOf
}

export interface ResourceKind<Schema extends z.ZodType = z.ZodType> {
  readonly type: string
  /** Strict: a property that is not listed stops the start. */
  readonly properties: Schema
  /** The property that gives the physical name; without one it is made from stack and logical id. */
  readonly nameProperty?: string
  /** Turns the made name into one that the service accepts. */
  readonly makeName?: (madeName: string) => string
  readonly ref?: (name: string, addresses: LocalAddresses, logicalId: string) => string
  readonly attributes?: Readonly<
    Record<string, (name: string, addresses: LocalAddresses, logicalId: string) => string>
  >
}

export const defineResource = <Schema extends z.ZodType>(kind: ResourceKind<Schema>) => kind

/** A property that is accepted and changes nothing locally; `reason` says why that is right. */
export const withoutEffect = (reason: string) => z.unknown().optional().describe(reason)

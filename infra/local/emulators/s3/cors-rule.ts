/** As the CloudFormation property CorsConfiguration.CorsRules has them. */
export interface CorsRule {
  AllowedOrigins: string[]
  AllowedMethods: string[]
  AllowedHeaders?: string[]
  ExposedHeaders?: string[]
  MaxAge?: number
}

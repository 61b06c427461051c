import { z } from 'zod'
import { Config } from './configSchema.ts'

type Setting = { description?: string; default?: unknown }

/** Every setting with its purpose and default, as in `.env.example`. */
export function configExample() {
  const { properties = {} } = z.toJSONSchema(Config, { io: 'input', unrepresentable: 'any' })
  const settings = Object.entries(properties as Record<string, Setting>).map(
    ([name, setting]) => `# ${setting.description}\n# ${name}=${setting.default ?? ''}\n`,
  )
  return [
    '# Copy to .env and take the # away from what you set. Made by `npm run env:example`.\n',
    ...settings,
  ].join('\n')
}

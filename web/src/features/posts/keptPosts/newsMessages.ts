import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  pushedOut: [
    (n: number) =>
      `To make room, the oldest ${plural(n, 'post', `${number(n)} posts`)} left this device.`,
    (n: number) => `ठाउँ नपुगेर सबैभन्दा पुराना ${number(n)} वटा यो फोनबाट हटे।`,
  ],
})

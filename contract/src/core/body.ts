/**
 * What people write, parsed once on the server into a closed tree. It is rendered by walking the tree; there is no
 * HTML string anywhere, so none can be injected.
 */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis' | 'strike' | 'spoiler'; children: Inline[] }
  | { type: 'link'; url: string; children: Inline[] }
  | { type: 'mention'; username: string }
  | { type: 'hub'; name: string }
  | { type: 'hashtag'; tag: string }

/** Where the words of a column stand; null as the text around it. */
export type Align = 'left' | 'center' | 'right' | null

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; depth: 2 | 3 | 4; children: Inline[] }
  | { type: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code'; text: string; language: string | null }
  | { type: 'table'; aligns: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { type: 'rule' }

export type Body = Block[]

import { UPLOADS_PATH } from '@jes/contract/clips/clips'
import { CALLBACK_PATH, ORDER_CALLBACK_PATH } from '@jes/contract/money/premium'
import { EXPORT_FILE_PATH } from '@jes/contract/privacy/dataExport'

const MEMBER = [{ bearer: [] }]
const PUBLIC = [{}]
const refusal = (status: number) => ({ [status]: { $ref: `#/components/responses/${status}` } })
const header = (description: string, type = 'string') => ({ description, schema: { type } })
const required = (name: string, example: string | number) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
})
const TUS = required('Tus-Resumable', '1.0.0')
const UPLOAD = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
}
const OFFSET = { 'Upload-Offset': header('How many bytes have come.', 'integer') }

/** Paths with another protocol than that of the contract's endpoints. */
export const OTHER_PATHS = {
  [UPLOADS_PATH]: {
    post: {
      operationId: 'uploadBegin',
      tags: ['clips'],
      summary: 'Announce a video, in the tus protocol 1.0.0',
      security: MEMBER,
      parameters: [TUS, required('Upload-Length', 8_388_608)],
      responses: {
        201: {
          description: 'Announced; its pieces go to the address in `Location`.',
          headers: { Location: header('The address of the upload.') },
        },
        ...refusal(400),
        ...refusal(401),
        ...refusal(403),
        ...refusal(413),
        ...refusal(415),
        ...refusal(429),
        ...refusal(503),
      },
    },
  },
  [`${UPLOADS_PATH}/{id}`]: {
    head: {
      operationId: 'uploadState',
      tags: ['clips'],
      summary: 'How much of a video has come',
      security: MEMBER,
      parameters: [UPLOAD, TUS],
      responses: {
        200: { description: 'So far it came.', headers: OFFSET },
        ...refusal(400),
        ...refusal(401),
        ...refusal(404),
      },
    },
    patch: {
      operationId: 'uploadPiece',
      tags: ['clips'],
      summary: 'Send the next piece of a video',
      security: MEMBER,
      parameters: [UPLOAD, TUS, required('Upload-Offset', 0)],
      requestBody: {
        content: {
          'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } },
        },
      },
      responses: {
        204: { description: 'It is kept.', headers: OFFSET },
        ...refusal(400),
        ...refusal(401),
        ...refusal(404),
        ...refusal(409),
        ...refusal(413),
        ...refusal(415),
        ...refusal(503),
      },
    },
    delete: {
      operationId: 'uploadCancel',
      tags: ['clips'],
      summary: 'Give an upload up',
      security: MEMBER,
      parameters: [UPLOAD],
      responses: {
        204: { description: 'It is gone.' },
        ...refusal(400),
        ...refusal(401),
        ...refusal(404),
        ...refusal(415),
      },
    },
  },
  ...Object.fromEntries(
    [CALLBACK_PATH, ORDER_CALLBACK_PATH].map((path, place) => [
      path.replace(/:(\w+)/g, '{$1}'),
      {
        get: {
          operationId: place === 0 ? 'paymentReturn' : 'paymentReturnOfOrder',
          tags: ['money'],
          summary: 'Where a payment provider sends the browser back to',
          security: PUBLIC,
          parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
            name,
            in: 'path',
            required: true,
            schema: { type: 'string' },
          })),
          responses: {
            303: {
              description: 'On to the page of the order. The provider is asked what is true.',
            },
            ...refusal(429),
          },
        },
      },
    ]),
  ),
  [EXPORT_FILE_PATH.replace(':id', '{id}')]: {
    get: {
      operationId: 'dataExportFile',
      tags: ['privacy'],
      summary: 'The archive of an export, by a ticket that holds for a minute',
      security: PUBLIC,
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'ticket', in: 'query', required: true, schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'The archive.',
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        ...refusal(404),
      },
    },
  },
}

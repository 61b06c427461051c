import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

test('Escape, a press beside it and its button close a dialog', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Rules">
      Be kind
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Rules' })

  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  pressBeside(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a dialog that stays closes by its buttons only', () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Create a JeHub" dismissible={false}>
      Form
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')

  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  fireEvent(dialog, press)
  pressBeside(dialog)

  expect(press.defaultPrevented).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('text dragged out of a dialog does not close it', () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Rules">
      Be kind
    </Dialog>,
  )
  fireEvent.pointerDown(screen.getByText('Be kind'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a confirm begins on the safe side', async () => {
  const user = userEvent.setup()
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
  render(
    <ConfirmDialog
      open
      title="Delete this comment?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
  expect(document.activeElement?.textContent).toBe('Cancel')

  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
})

function pressBeside(dialog: HTMLElement) {
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
}

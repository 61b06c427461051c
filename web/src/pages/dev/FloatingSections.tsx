import { Ellipsis, Flag, Link2, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Section } from './Section.tsx'
import styles from './UiPage.module.css'

type Open = 'dialog' | 'large' | 'confirm' | 'sheet' | undefined

export function FloatingSections() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  return (
    <>
      <Section title="Dialog, confirm, sheet, menu">
        <div className={styles.row}>
          <Button look="quiet" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button look="quiet" onClick={() => setOpen('large')}>
            Dialog that stays
          </Button>
          <Button look="quiet" onClick={() => setOpen('confirm')}>
            Confirm
          </Button>
          <Button look="quiet" onClick={() => setOpen('sheet')}>
            Sheet
          </Button>
          <Menu
            label="Post options"
            items={[
              { label: 'Copy link', icon: <Link2 />, onSelect: () => toast.success('Link copied') },
              { label: 'Report', icon: <Flag />, onSelect: () => setOpen('dialog') },
              { label: 'Settings', icon: <Settings />, href: '/setting' },
              {
                label: 'Delete post',
                icon: <Trash2 />,
                danger: true,
                onSelect: () => setOpen('confirm'),
              },
            ]}
          >
            {(trigger) => (
              <IconButton label="More" {...trigger}>
                <Ellipsis />
              </IconButton>
            )}
          </Menu>
        </div>
      </Section>
      <Section title="Toasts, bottom centre, 5 s">
        <div className={styles.row}>
          <Button look="quiet" onClick={() => toast.success('JeHub created successfully!')}>
            Success
          </Button>
          <Button look="quiet" onClick={() => toast.error('An unexpected error occurred.')}>
            Error
          </Button>
          <Button look="quiet" onClick={() => toast.show({ text: 'Saved', action: undo })}>
            With action
          </Button>
          <Button look="quiet" onClick={() => toast.warning('You are offline')}>
            Warning
          </Button>
        </div>
      </Section>
      <Dialog open={open === 'dialog'} onClose={close} title="Community Rules">
        <p>Be kind. Ask before you film. No lies about the price of momo.</p>
      </Dialog>
      <Dialog
        open={open === 'large'}
        onClose={close}
        title="Create a JeHub"
        size="lg"
        dismissible={false}
        footer={
          <>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => toast.error('No response from server.')}>Create JeHub</Button>
          </>
        }
      >
        <TextInput label="Hub name" limit={50} data-autofocus />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete this comment?"
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      >
        Replies stay. This cannot be undone.
      </ConfirmDialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        label="Notifications"
        footer={
          <Button look="dangerLine" size="lg" block onClick={close}>
            Logout
          </Button>
        }
      >
        {Array.from({ length: 24 }, (_, index) => `Row ${index + 1}`).map((row) => (
          <Button key={row} look="ghost" block onClick={close}>
            {row}
          </Button>
        ))}
      </Sheet>
    </>
  )
}

const undo = { label: 'Undo', onAct: () => void toast.show('Not saved') }

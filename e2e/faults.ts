import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing on the page shuts somebody out who hears it, tabs through it or sees little. */
export async function expectNoFaults(page: Page, where: string, within?: string) {
  // There are no frames on our pages: the older way of running needs no page of its own for each look.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => [id, nodes[0]?.html]),
    where,
  ).toEqual([])
}

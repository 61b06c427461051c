/** Well-known domains whose mailboxes anybody can open, for some minutes. The staff adds further ones in /admin. */
export const THROW_AWAY_DOMAINS: ReadonlySet<string> = new Set(
  `0-mail.com 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net anonymbox.com binkmail.com
  bobmail.info bugmenot.com burnermail.io byom.de chacuo.net cock.li crazymailing.com deadaddress.com despam.it
  discard.email discardmail.com discardmail.de dispostable.com dodgeit.com dropmail.me e4ward.com
  einrot.com emailondeck.com emailtemporanea.com emltmp.com fakeinbox.com fakemail.net fakemailgenerator.com filzmail.com
  fleckens.hu getairmail.com getnada.com gishpuppy.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com hidemail.de
  inboxalias.com inboxbear.com inboxkitten.com incognitomail.org jetable.org jourrapide.com kasmail.com
  linshiyouxiang.net mail-temporaire.fr mail.tm mailcatch.com maildrop.cc mailexpire.com mailforspam.com mailinator.com
  mailinator.net mailinator2.com mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.net
  mailtothis.com meltmail.com minuteinbox.com mintemail.com moakt.com mohmal.com mt2015.com mvrht.com
  mytemp.email mytrashmail.com nada.email nepwk.com nospam.ze.tc notsharingmy.info nowmymail.com objectmail.com
  one-time.email pokemail.net rcpt.at rhyta.com sharklasers.com shitmail.me smailpro.com sneakemail.com
  snapmail.cc sogetthis.com spam4.me spambog.com spambog.de spambox.us spamex.com spamfree24.org
  spamgourmet.com spamhole.com spamspot.com superrito.com suremail.info teleworm.us temp-mail.io
  temp-mail.org temp.email tempail.com tempemail.com tempinbox.com tempmail.dev tempmail.email tempmail.net
  tempmail.plus tempmailaddress.com tempmailer.com tempmailo.com tempr.email throwam.com throwawaymail.com
  tmail.ws tmailor.com tmpmail.net tmpmail.org trash-mail.com trash-mail.de trashmail.com trashmail.de trashmail.me
  trashmail.net trbvm.com trashymail.com trickmail.net wegwerfmail.de wegwerfmail.net wegwerfmail.org wh4f.org
  yopmail.com yopmail.fr yopmail.net zetmail.com zoemail.org`.split(/\s+/),
)

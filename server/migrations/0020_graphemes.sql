-- Limits of what people write count graphemes, which only the contract can count. Here stands the limit in bytes behind it:
-- 16 for each grapheme, so that whatever the contract takes is taken here too. What was stored so far fits: no character has more than 4.

alter table announcements
  drop constraint announcements_en_check,
  drop constraint announcements_ne_check,
  add constraint announcements_en_check check (length(en) >= 1 and octet_length(en) <= 4800),
  add constraint announcements_ne_check check (length(ne) >= 1 and octet_length(ne) <= 4800);

alter table appeals
  drop constraint appeals_answer_check,
  drop constraint appeals_text_check,
  add constraint appeals_answer_check check (octet_length(answer) <= 8000),
  add constraint appeals_text_check check (length(text) >= 1 and octet_length(text) <= 16000);

alter table audit_log
  drop constraint audit_log_reason_check,
  add constraint audit_log_reason_check check (octet_length(reason) <= 8000);

alter table blogs
  drop constraint blogs_content_en_check,
  drop constraint blogs_content_ne_check,
  drop constraint blogs_cover_alt_check,
  drop constraint blogs_summary_en_check,
  drop constraint blogs_summary_ne_check,
  drop constraint blogs_title_en_check,
  drop constraint blogs_title_ne_check,
  add constraint blogs_content_en_check check (octet_length(content_en) <= 400000),
  add constraint blogs_content_ne_check check (octet_length(content_ne) <= 400000),
  add constraint blogs_cover_alt_check check (octet_length(cover_alt) <= 16000),
  add constraint blogs_summary_en_check check (octet_length(summary_en) <= 4800),
  add constraint blogs_summary_ne_check check (octet_length(summary_ne) <= 4800),
  add constraint blogs_title_en_check check (length(title_en) >= 3 and octet_length(title_en) <= 2400),
  add constraint blogs_title_ne_check check (octet_length(title_ne) <= 2400);

alter table bookmark_folders
  drop constraint bookmark_folders_name_check,
  add constraint bookmark_folders_name_check check (length(name) >= 1 and octet_length(name) <= 640);

alter table clips
  drop constraint clips_caption_check,
  add constraint clips_caption_check check (octet_length(caption) <= 4800);

alter table comments
  drop constraint comments_content_check,
  add constraint comments_content_check check (length(content) >= 1 and octet_length(content) <= 80000);

alter table grievances
  drop constraint grievances_answer_check,
  drop constraint grievances_name_check,
  drop constraint grievances_text_check,
  add constraint grievances_answer_check check (octet_length(answer) <= 32000),
  add constraint grievances_name_check check (length(name) >= 1 and octet_length(name) <= 1600),
  add constraint grievances_text_check check (length(text) >= 10 and octet_length(text) <= 48000);

alter table hidden_trends
  drop constraint hidden_trends_reason_check,
  add constraint hidden_trends_reason_check check (length(reason) >= 3 and octet_length(reason) <= 4800);

alter table hub_bans
  drop constraint hub_bans_reason_check,
  add constraint hub_bans_reason_check check (octet_length(reason) <= 8000);

alter table hub_notes
  drop constraint hub_notes_text_check,
  add constraint hub_notes_text_check check (length(text) >= 1 and octet_length(text) <= 8000);

alter table mod_log
  drop constraint mod_log_reason_check,
  drop constraint mod_log_rule_check,
  add constraint mod_log_reason_check check (octet_length(reason) <= 8000),
  add constraint mod_log_rule_check check (octet_length(rule) <= 1600);

alter table muted_words
  drop constraint muted_words_word_check,
  add constraint muted_words_word_check check (length(word) >= 1 and octet_length(word) <= 800);

alter table payouts
  drop constraint payouts_reason_check,
  add constraint payouts_reason_check check (octet_length(reason) <= 8000);

alter table poll_options
  drop constraint poll_options_text_check,
  add constraint poll_options_text_check check (length(text) >= 1 and octet_length(text) <= 1280);

alter table post_images
  drop constraint post_images_alt_check,
  add constraint post_images_alt_check check (octet_length(alt) <= 16000);

alter table posts
  drop constraint posts_content_check,
  drop constraint posts_label_check,
  drop constraint posts_title_check,
  add constraint posts_content_check check (octet_length(content) <= 400000),
  add constraint posts_label_check check (octet_length(label) <= 480),
  add constraint posts_title_check check (length(title) >= 1 and octet_length(title) <= 4800);

alter table reason_templates
  drop constraint reason_templates_en_check,
  drop constraint reason_templates_name_check,
  drop constraint reason_templates_ne_check,
  add constraint reason_templates_en_check check (length(en) >= 1 and octet_length(en) <= 8000),
  add constraint reason_templates_name_check check (length(name) >= 1 and octet_length(name) <= 960),
  add constraint reason_templates_ne_check check (length(ne) >= 1 and octet_length(ne) <= 8000);

alter table reports
  drop constraint reports_detail_check,
  drop constraint reports_rule_check,
  add constraint reports_detail_check check (octet_length(detail) <= 16000),
  add constraint reports_rule_check check (octet_length(rule) <= 1600);

alter table trend_log
  drop constraint trend_log_reason_check,
  add constraint trend_log_reason_check check (octet_length(reason) <= 4800);

alter table users
  drop constraint users_bio_check,
  drop constraint users_display_name_check,
  drop constraint users_district_check,
  add constraint users_bio_check check (octet_length(bio) <= 4800),
  add constraint users_display_name_check check (length(display_name) >= 1 and octet_length(display_name) <= 800),
  add constraint users_district_check check (octet_length(district) <= 640);

alter table watched_words
  drop constraint watched_words_word_check,
  add constraint watched_words_word_check check (length(word) >= 2 and octet_length(word) <= 800);

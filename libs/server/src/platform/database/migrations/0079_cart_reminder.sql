-- Mails about carts whose hold ended: only for those who asked for them.
alter table notification_settings add column cart_reminders boolean not null default false;
